import styles from './FeatureGallery.module.css';

interface Mark {
  kind: string;
  text: string;
}

interface Feature {
  title: string;
  /** Empty where no page is written yet. */
  description: string;
  address: string | null;
  plan: Mark;
  flags: readonly Mark[];
}

interface FeatureGalleryProps {
  groups: readonly { id: string; title: string; features: readonly Feature[] }[];
}

/** Every feature of a product, each with the plan that has it, in the groups of its navigation. */
export function FeatureGallery({ groups }: FeatureGalleryProps) {
  return (
    <div>
      {groups.map(({ id, title, features }) => (
        <section key={id} className={styles.root} aria-labelledby={id}>
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
          <ul className={styles.list}>
            {features.map((feature) => (
              <FeatureEntry key={feature.title} feature={feature} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function FeatureEntry({ feature }: { feature: Feature }) {
  const { title, description, address, plan, flags } = feature;

  return (
    <li className={styles.entry} data-plan={plan.kind}>
      <p className={styles.name}>
        {address ? <a href={address}>{title}</a> : <span>{title}</span>}{' '}
        <small data-kind={plan.kind}>{plan.text}</small>
        {flags.map(({ kind, text }) => (
          <small key={kind} data-kind={kind}>
            {text}
          </small>
        ))}
      </p>
      {description && <p className={styles.description}>{description}</p>}
    </li>
  );
}
