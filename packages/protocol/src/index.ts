export * from './client.ts';
export * from './kept.ts';
export * from './server.ts';
