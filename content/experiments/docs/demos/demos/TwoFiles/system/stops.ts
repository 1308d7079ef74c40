/** The stops of line 4 in order. */
export const stops = ['Harbor', 'Fish market', 'Town hall', 'Botanical garden'] as const;
