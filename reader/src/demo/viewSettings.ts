/** How one demo is looked at otherwise than its page; what is left out follows the page. */
export interface ViewSettings {
  direction?: 'ltr' | 'rtl';
  scheme?: 'light' | 'dark';
  density?: 'comfortable' | 'compact';
  /** In pixels. */
  width?: number;
}

/** Whether a demo is not seen as its page. */
export function differsFromPage(view: ViewSettings): boolean {
  return Object.keys(view).length > 0;
}
