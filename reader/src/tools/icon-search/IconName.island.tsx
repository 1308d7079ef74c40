interface IconNameProps {
  name: string;
}

/** The name of an icon, which may be broken between its words. */
export function IconName({ name }: IconNameProps) {
  const broken = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '<wbr>');

  return (
    <span
      dir="ltr"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names are letters and figures.
      dangerouslySetInnerHTML={{ __html: broken }}
    />
  );
}
