import { useId, useMemo, useRef, useState } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { SearchField } from '../../ui/SearchField/SearchField.tsx';
import { CodeSample } from '../sample/CodeSample.island.tsx';
import { KeyList } from './KeyList.island.tsx';
import { moveInTree } from './moveInTree.client.ts';
import { readTheme } from './readTheme.ts';
import styles from './ThemeViewer.module.css';
import {
  branchesOf,
  findKeys,
  type Placed,
  place,
  stepsTo,
  writePath,
  writeValue,
} from './tree.ts';
import { useAddress } from './useAddress.ts';

export const placed = 'plain';

interface ThemeViewerProps {
  /** As JSON: the theme in the light, and what is another in the dark. */
  light?: string;
  dark?: string;
}

/** The whole default theme, as the installed library makes it: to be opened, searched and copied from. */
export function ThemeViewer({ light = '{}', dark = '{}' }: ThemeViewerProps) {
  const [isDark, setDark] = useState(false);
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const tree = useMemo(
    () => place(readTheme({ ...JSON.parse(light), ...(isDark && JSON.parse(dark)) })),
    [isDark, light, dark],
  );
  const search = useMemo(() => (words.trim() ? findKeys(words, tree) : undefined), [words, tree]);
  const open = search ? new Set([...opened, ...partsAbove(search.found)]) : opened;
  const key = stepsTo(chosen ?? '', tree).at(-1);

  const choose = useAddress(tree, root, (path) => {
    setWords('');
    setChosen(path);
    setOpened((before) => new Set([...before, ...stepsTo(path, tree).map((one) => one.path)]));
  });
  const toggle = (path: string, isOpen: boolean) => {
    setOpened((before) => {
      const next = new Set(before);
      if (isOpen) next.add(path);
      else next.delete(path);
      return next;
    });
  };
  const branches = branchesOf(tree);
  const allOpen = branches.every((path) => open.has(path));
  return (
    <div className={styles.root} ref={root}>
      <Tools words={words} onWords={setWords} isDark={isDark} onDark={setDark}>
        <button
          type="button"
          onClick={() => setOpened(allOpen ? new Set() : new Set(branches))}
          disabled={!!search}
        >
          {allOpen ? texts.themeCollapseAll : texts.themeExpandAll}
        </button>
        <output aria-label={texts.filterResult}>{search && countWords(search.found.length)}</output>
      </Tools>
      <section
        className={styles.tree}
        aria-label={texts.themeTree}
        onKeyDown={(event) => moveInTree(event, toggle)}
      >
        <KeyList
          keys={tree}
          open={open}
          shown={search?.shown}
          chosen={chosen}
          onToggle={toggle}
          onChoose={(path) => {
            setChosen(path);
            choose(path);
          }}
        />
      </section>
      <ChosenKey chosen={key} tree={tree} />
    </div>
  );
}

interface ToolsProps {
  words: string;
  onWords: (words: string) => void;
  isDark: boolean;
  onDark: (isDark: boolean) => void;
  children: React.ReactNode;
}

function Tools({ words, onWords, isDark, onDark, children }: ToolsProps) {
  const id = useId();

  return (
    <search className={styles.tools}>
      <SearchField
        label={texts.themeSearch}
        placeholder={texts.themeSearchHint}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isDark}
          onChange={(event) => onDark(event.target.checked)}
        />
        {texts.themeDark}
      </label>
      {children}
    </search>
  );
}

/** Where the chosen key is in code, and what it is; both to be copied. */
function ChosenKey({ chosen, tree }: { chosen: Placed | undefined; tree: readonly Placed[] }) {
  return (
    <section className={styles.chosen} aria-label={texts.themeChosen}>
      {chosen ? (
        <>
          <CodeSample title={texts.themePath} code={writePath(chosen.path, tree)} />
          <CodeSample title={texts.themeValue} code={writeValue(chosen)} />
        </>
      ) : (
        <p className={styles.hint}>{texts.themeChooseHint}</p>
      )}
    </section>
  );
}

/** What has to be open for some keys to be seen. */
function partsAbove(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const steps = path.split('.');
    return steps.slice(1).map((_, place) => steps.slice(0, place + 1).join('.'));
  });
}

function countWords(count: number): string {
  if (count === 0) return texts.themeNoKeyFound;
  return count === 1 ? texts.themeOneKeyFound : formatText(texts.themeKeysFound, { count });
}
