/** The name by which the button of small screens opens the sheet. */
export const CONTENTS = 'shell-contents';
