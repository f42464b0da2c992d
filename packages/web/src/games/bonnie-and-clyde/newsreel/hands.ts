/** The hands that were played to their end, each with all that happened in it, from the deal to the score sheet. */
export const handsIn = <E extends { readonly type: string }>(events: readonly E[]): readonly (readonly E[])[] => {
  const hands: (readonly E[])[] = [];
  let hand: E[] = [];
  for (const event of events) {
    if (event.type === 'dealt') hand = [];
    hand.push(event);
    if (event.type !== 'hand-ended') continue;
    hands.push(hand);
    hand = [];
  }
  return hands;
};

/** Whether a hand is known from its beginning. */
export const isWhole = (hand: readonly { readonly type: string }[]): boolean => hand[0]?.type === 'dealt';
