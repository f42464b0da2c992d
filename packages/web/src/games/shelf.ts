/** The five games in the order in which the home page shows them; those without a board are still to come. */
export const SHELF = ['bonnie-and-clyde', 'carmen-junior', 'carmen-card-game', 'wide-world', 'coordinates-of-wonders'] as const;
export type ShelfGame = (typeof SHELF)[number];

export const isOnShelf = (id: string): id is ShelfGame => SHELF.some((game) => game === id);
