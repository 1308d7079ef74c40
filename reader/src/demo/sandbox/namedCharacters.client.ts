/** The characters that HTML has names for, such as `nbsp`: the browser knows them all. */
export const namedCharacters = {
  get(name: string): string | undefined {
    const asked = document.createElement('textarea');
    asked.innerHTML = `&${name};`;
    return asked.value.includes(';') ? undefined : asked.value;
  },
};
