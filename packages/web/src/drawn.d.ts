/** Icons and maps that are drawn when the page is built: see `build/drawn.ts`. */
declare module 'icon:*' {
  const drawing: import('./ui/drawing.ts').IconDrawing;
  export default drawing;
}

declare module 'map:jigsaw' {
  const drawing: import('./ui/drawing.ts').JigsawDrawing<import('@tabletrotter/rules/games/carmen-junior').Piece>;
  export default drawing;
}

declare module 'map:*' {
  const drawing: import('./ui/drawing.ts').MapDrawing;
  export default drawing;
}
