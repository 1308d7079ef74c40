// What the stylesheets of a demo lead to: its own files and packages, and no others.

import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { AtRule, ChildNode, Declaration, Postcss, Rule } from 'postcss';
import type { DemoSource } from '../request.ts';
import type { DemoVariant } from '../variant.ts';
import { isOwn } from './ownership.ts';
import { isDeclared } from './packages.ts';
import { lineAt, type Refusal } from './refusal.ts';

// The very one that the bundler reads stylesheets with.
const requireAsVite = createRequire(createRequire(import.meta.url).resolve('vite'));
const { parse }: Postcss = requireAsVite('postcss');

const REMEDY =
  "Put the file into the folder of the demo's variant, and lead to it by a path with ./.";

/** Finds everything that one stylesheet of a demo may not lead to. */
export function refusalsInStyles(file: string, text: string, demo: DemoSource): readonly Refusal[] {
  const refusals: Refusal[] = [];
  walk(file, text, (node) => {
    for (const url of leadsOf(node)) {
      if (!mayLeadTo(url, node, file, demo)) {
        const problem = `"${url}" is no file of this demo.`;
        refusals.push({ file, line: node.source?.start?.line ?? 1, problem, remedy: REMEDY });
      }
    }
  });
  return refusals;
}

/** Finds what a stylesheet leads to that was made of the classes of a demo. */
export function refusalsInSheet(demo: DemoVariant, sheet: string): readonly Refusal[] {
  const found = new Set<string>();
  // Hardly any leads anywhere, and none needs to be read to know that.
  if (LEADING.test(sheet)) {
    walk(demo.file, sheet, (node) => {
      for (const url of leadsOf(node)) found.add(url);
    });
  }
  return [...found].filter((url) => !isInside(url)).map((url) => refuseClass(url, demo));
}

function refuseClass(url: string, { file, texts }: DemoVariant): Refusal {
  const named = [...texts].find(([, text]) => text.includes(url));
  return {
    file: named?.[0] ?? file,
    line: lineAt(named?.[1] ?? '', named?.[1].indexOf(url) ?? 0),
    problem: `"${url}" cannot be reached from a class of Tailwind.`,
    remedy: 'Import the file in the code of the demo, and give its address to the style.',
  };
}

const LEADING = /url\(|image-set\(|src\(|@import/i;

function walk(file: string, text: string, visit: (node: ChildNode) => void): void {
  let root: ReturnType<typeof parse>;
  try {
    root = parse(text, { from: file, map: false });
  } catch {
    // What cannot be read is for the bundler to complain about.
    return;
  }
  root.walk(visit);
}

/** The addresses that a node of a stylesheet leads to. */
function leadsOf(node: ChildNode): readonly string[] {
  if (node.type === 'decl') return leadsOfDeclaration(node);
  if (node.type === 'atrule') return leadsOfAtRule(node);
  return node.type === 'rule' ? leadsOfRule(node) : [];
}

function leadsOfDeclaration({ prop, value }: Declaration): readonly string[] {
  // A class may take over what another stylesheet says of its own.
  const composed = prop === 'composes' && /\bfrom\b/.test(value) ? textsIn(value) : [];
  const sets = /image-set\(|\bsrc\(/i.test(value) ? textsIn(value) : [];
  return [...urlsIn(value), ...composed, ...sets];
}

/** At-rules that read another file: of stylesheets, of their modules, and of Tailwind. */
const READING = /^(?:import|reference|plugin|config|source|value|use|forward)$/i;

function leadsOfAtRule({ name, params }: AtRule): readonly string[] {
  if (!READING.test(name)) return urlsIn(params);
  // These are words for the compiler, not the name of a file.
  if (name === 'source' && /^(?:not\s+)?inline\(/.test(params)) return [];

  return [...urlsIn(params), ...textsIn(params.replace(URL, ''))];
}

/** A module's own way to say that it imports something. */
function leadsOfRule({ selector }: Rule): readonly string[] {
  return /^:import\(/.test(selector) ? textsIn(selector) : [];
}

const URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*?))\s*\)/gi;

function urlsIn(value: string): readonly string[] {
  return [...value.matchAll(URL)].map(([, one, other, bare]) => one ?? other ?? bare ?? '');
}

function textsIn(value: string): readonly string[] {
  return [...value.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, one, other]) => one ?? other ?? '');
}

function mayLeadTo(url: string, node: ChildNode, file: string, demo: DemoSource): boolean {
  if (isInside(url)) return true;
  // What names a host, a scheme or the top of a disk begins nowhere near the demo.
  const isRelative = !/^(?:[a-z][\w+.-]*:|[/\\])/i.test(url);
  if (isRelative && isOwn(resolve(dirname(file), url.replace(/[?#].*$/, '')), demo)) return true;

  const isImport = node.type === 'atrule' && /^(?:import|reference)$/i.test(node.name);
  return isImport && isDeclared(url, demo.project);
}

/** Whether an address stays in the document: data, or the id of an element. */
function isInside(url: string): boolean {
  return url === '' || /^(?:#|data:)/i.test(url);
}
