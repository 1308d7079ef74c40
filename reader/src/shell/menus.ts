/** The name that the menus of the bar share, so that the browser opens one at a time. */
export const MENU = 'menu';
