/** The name by which the button in the bar opens the drawer. */
export const NAVIGATION = 'shell-navigation';
