import type { KeptPage } from './keptPages.client.ts';

/** The ways to some pages. */
export function PageList({ pages }: { pages: readonly KeptPage[] }) {
  return (
    <ul>
      {pages.map(({ address, title }) => (
        <li key={address}>
          <a href={address}>
            {title} <span>{address}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
