import type { Result } from '../../core/basics.ts';
import { misread, reading, readOneOf, readRecord } from '../../core/parse.ts';
import { STRIDES, type Stride } from './components.ts';

export type Action = { readonly type: 'stride'; readonly stride: Stride } | { readonly type: 'peek' };

export const parseAction = (raw: unknown): Result<Action> =>
  reading((): Action => {
    if (typeof raw !== 'object' || raw === null || !('type' in raw)) return misread('the action must be an object with a "type"');
    const type = readOneOf(raw.type, 'type', ['stride', 'peek'] as const);
    switch (type) {
      case 'stride':
        return { type, stride: readOneOf(readRecord(raw, 'the action', ['type', 'stride'])['stride'], 'stride', STRIDES) };
      case 'peek':
        readRecord(raw, 'the action', ['type']);
        return { type };
    }
  });
