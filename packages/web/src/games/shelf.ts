/** The games of the house, in the order in which the home page shows them. */
export const SHELF = ['bonnie-and-clyde', 'carmen-junior', 'carmen-card-game', 'wide-world', 'coordinates-of-wonders'] as const;
export type ShelfGame = (typeof SHELF)[number];

export const isOnShelf = (id: string): id is ShelfGame => SHELF.some((game) => game === id);
