// Addresses that follow from names.

const HUMPS = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[ _]+/g;

/** Spells out a form: `*` is the owner's name as addresses have it, `~` the own one, `@` as it is. */
export function spell(form: string, owner: string, name: string): string {
  return form.replace(/[*~@]/g, (letter) =>
    letter === '*' ? shorten(owner) : letter === '~' ? shorten(name) : name,
  );
}

function shorten(name: string): string {
  return name
    .replace(HUMPS, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
