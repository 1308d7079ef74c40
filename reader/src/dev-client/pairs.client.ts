// Which children of one version are which of the next.

type Pairs = Map<Node, Node>;

/** Finds for the later children the earlier ones that they continue; both keep their order. */
export function pairChildren(earlier: Node, later: Node): ReadonlyMap<Node, Node> {
  const before = [...earlier.childNodes];
  const after = [...later.childNodes];
  const pairs: Pairs = new Map();

  pairEnds(before, after, pairs);
  const gaps = pairEqual(before, after, pairs);
  for (const gap of gaps) pairAlike(gap.before, gap.after, pairs);
  return pairs;
}

/** Pairs equal nodes at the beginning and at the end, and takes them out of both lists. */
function pairEnds(before: Node[], after: Node[], pairs: Pairs): void {
  while (before[0] && after[0] && before[0].isEqualNode(after[0])) {
    pairs.set(after[0], before[0]);
    before.shift();
    after.shift();
  }
  while (before.length > 0 && after.length > 0) {
    const [one, other] = [before.at(-1), after.at(-1)];
    if (!one || !other?.isEqualNode(one)) return;

    pairs.set(other, one);
    before.pop();
    after.pop();
  }
}

interface Gap {
  before: readonly Node[];
  after: readonly Node[];
}

/** Pairs as many equal nodes as their order allows; returns what is left between them. */
function pairEqual(before: readonly Node[], after: readonly Node[], pairs: Pairs): readonly Gap[] {
  const [left, right] = [before.map(textOf), after.map(textOf)];
  const lengths = commonLengths(left, right);
  const gaps: Gap[] = [];
  let [i, j, from, to] = [0, 0, 0, 0];

  while (i < left.length && j < right.length) {
    const [one, other] = [before[i], after[j]];
    if (one && other && left[i] === right[j]) {
      pairs.set(other, one);
      gaps.push({ before: before.slice(from, i), after: after.slice(to, j) });
      i += 1;
      j += 1;
      [from, to] = [i, j];
    } else if (lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1)) i += 1;
    else j += 1;
  }
  return [...gaps, { before: before.slice(from), after: after.slice(to) }];
}

/** How long the longest common run is from each two places on. */
function commonLengths(left: readonly string[], right: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    for (let j = right.length - 1; row && j >= 0; j -= 1) {
      row[j] =
        left[i] === right[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly Uint16Array[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

/** Pairs what is the same thing with other contents. */
function pairAlike(before: readonly Node[], after: readonly Node[], pairs: Pairs): void {
  let next = 0;
  for (const node of after) {
    const found = before.findIndex((other, place) => place >= next && isAlike(other, node));
    const other = before[found];
    if (!other) continue;

    pairs.set(node, other);
    next = found + 1;
  }
}

function isAlike(before: Node, after: Node): boolean {
  if (before.nodeName !== after.nodeName) return false;
  if (!(before instanceof Element && after instanceof Element)) return true;

  // What stands inside a live part is not the engine's: it is taken as a whole or not at all.
  return (
    before.localName !== 'live-part' &&
    before.id === after.id &&
    before.className === after.className
  );
}

function textOf(node: Node): string {
  return node instanceof Element ? node.outerHTML : `${node.nodeName}${node.nodeValue}`;
}
