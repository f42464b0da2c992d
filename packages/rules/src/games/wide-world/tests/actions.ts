import { showProduct } from '../actions.ts';
import type { Direction, Product } from '../components.ts';

// The ledger's actions, as rule tests write them.
export const ROLL = { type: 'roll' };

export const fly = (direction: Direction) => ({ type: 'fly', direction });
export const bump = (direction: Direction) => ({ type: 'bump', direction });
export const trade = (seat: number) => ({ type: 'trade-places', seat });
export const inspect = (seat: number) => ({ type: 'inspect', seat });

/** Product cards as positions and declarations write them. */
export const cards = (...products: readonly Product[]) => products.map((product) => ({ ...showProduct(product) }));
export const declare = (...products: readonly Product[]) => ({ type: 'declare', products: cards(...products) });
