import type { TableInfo } from '@tabletrotter/protocol';
import { navigate, showRoute } from '../../router.ts';
import { holdAgain } from '../../seats.ts';

/** Goes on to the table where the same people play again: what this device holds at the old one holds its seats there too. */
export const goToRematch = ({ table }: Pick<TableInfo, 'table'>, rematch: string): void => {
  holdAgain(table, rematch);
  navigate(showRoute({ page: 'table', table: rematch }));
};
