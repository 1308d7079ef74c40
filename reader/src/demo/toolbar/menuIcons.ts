// The drawings that only menus show; they come with them.

export const menuIcons = {
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14',
  focus: 'M4.5 8.5v-4h4M15.5 4.5h4v4M19.5 15.5v4h-4M8.5 19.5h-4v-4M9.5 12h5M12 9.5v5',
  source: 'M6 3.5h8l4.5 4.5v12.5H6ZM13.5 4v4.5H18M10.25 12l-2 2.25 2 2.25M13.75 12l2 2.25-2 2.25',
} as const;
