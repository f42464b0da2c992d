import { z } from 'zod';
import { proposed, seat } from './client.ts';

// What a server keeps of a table between times, and checks when it reads it again.

/** A proposal, made when the table was at `version`: at any other it is over. */
export const keptProposal = z.strictObject({
  version: z.int().min(0),
  id: z.int().min(1),
  by: seat,
  what: proposed,
  agreed: z.array(seat).readonly(),
});
export type KeptProposal = z.infer<typeof keptProposal>;

/** Time that others have given a seat for the question `ask`: how often, and how much in all, in milliseconds. */
export const grants = z
  .array(z.strictObject({ seat, ask: z.int().min(0), times: z.int().min(1), extra: z.int().min(0) }))
  .readonly();
export type Grant = z.infer<typeof grants>[number];
