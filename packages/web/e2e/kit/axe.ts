import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Holds a page, as it is now, free of what axe calls serious or critical. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  // no second page in which axe adds up what is in frames, which are pages of ours, looked at by themselves; nothing is told of what is well
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('iframe')
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    where,
  ).toEqual([]);
};
