import * as texts from '../../../styles/generated/texts.ts';
import { Table } from '../../../ui/Table/Table.tsx';
import styles from './VersionTable.module.css';

interface Version {
  text: string;
  href: string | null;
  current: boolean;
  /** What its users can expect, in a few words. */
  support?: string | null;
}

interface ReleasedProduct {
  name: string;
  address: string;
  /** The mark as the text of an SVG element. */
  logo: string;
  versions: readonly Version[];
  packages: readonly DocumentedPackage[];
  /** The page of its releases, if there is one. */
  changelog: string | null;
}

interface DocumentedPackage {
  name: string;
  version: string;
  /** When it was published, as a machine reads it and as one does; empty where nobody says. */
  date: string;
  day: string;
}

interface VersionTableProps {
  products: readonly ReleasedProduct[];
}

/** All versions of all products: the one documented here, and where the others are. */
export function VersionTable({ products }: VersionTableProps) {
  return (
    <Table
      className={styles.root}
      columns={[texts.product, texts.documentedHere, texts.otherVersions]}
    >
      <tbody>
        {products.map((product) => (
          <ProductVersions key={product.address} product={product} />
        ))}
      </tbody>
    </Table>
  );
}

function ProductVersions({ product }: { product: ReleasedProduct }) {
  const { name, address, logo, versions, packages, changelog } = product;
  const current = versions.find((version) => version.current);
  return (
    <tr>
      <th scope="row">
        <a href={address}>
          <span
            aria-hidden="true"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the engine has read and checked the drawing.
            dangerouslySetInnerHTML={{ __html: logo }}
          />
          {name}
        </a>
      </th>
      <td>
        {current?.text ?? texts.notReleased}
        <Support words={current?.support} />
        <Packages packages={packages} />
        {changelog && <a href={changelog}>{texts.changelog}</a>}
      </td>
      <td>
        <OtherVersions versions={versions.filter((version) => !version.current)} />
      </td>
    </tr>
  );
}

function Packages({ packages }: { packages: readonly DocumentedPackage[] }) {
  return (
    <ul className={styles.packages}>
      {packages.map(({ name, version, date, day }) => (
        <li key={name}>
          <code>{version ? `${name}@${version}` : name}</code>
          {date && (
            <>
              {' '}
              <time dateTime={date}>{day}</time>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function OtherVersions({ versions }: { versions: readonly Version[] }) {
  if (versions.length === 0) return <span className={styles.none}>{texts.none}</span>;

  return (
    <ul className={styles.list}>
      {versions.map(({ text, href, support }) => (
        <li key={text}>
          {href ? <a href={href}>{text}</a> : text}
          <Support words={support} />
        </li>
      ))}
    </ul>
  );
}

function Support({ words }: { words: string | null | undefined }) {
  return words ? <span className={styles.support}>{words}</span> : null;
}
