// Runs before everything else in a document: hears all that is written to the console.

{
  const said = [];
  globalThis.tellWhatWasSaid = () => said.splice(0);

  // Nobody develops here, so React need not advertise its tools.
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true };

  /** Writes out what a developer would read; the style of `%c` shows in no text. */
  const compose = ([first, ...rest]) => {
    if (typeof first !== 'string') return [first, ...rest].map(describe).join(' ');

    const text = first.replace(/%([sdifoOc%])/g, (whole, kind) => {
      if (kind === '%' || rest.length === 0) return whole;
      const next = describe(rest.shift());
      return kind === 'c' ? '' : next;
    });
    return [text, ...rest.map(describe)].join(' ');
  };

  const describe = (value) => {
    if (value instanceof Error) return value.message;
    if (typeof value !== 'object' || value === null) return String(value);
    try {
      return JSON.stringify(value);
    } catch {
      return String(value);
    }
  };

  for (const kind of ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir', 'trace']) {
    console[kind] = (...values) => {
      said.push({ kind, text: compose(values) });
    };
  }
  addEventListener('error', ({ error, message }) => {
    if (message) said.push({ kind: 'thrown', text: error?.message ?? message });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    said.push({ kind: 'thrown', text: describe(reason) });
  });
}
