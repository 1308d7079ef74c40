/** The stops of line 4 in the order of the morning service. */
export const stops = ['Harbour', 'Fish market', 'Town hall', 'Botanical garden'] as const;
