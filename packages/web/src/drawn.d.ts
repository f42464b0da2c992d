/** Icons and maps that are drawn when the page is built: see `build/drawn.ts`. */
declare module 'icon:*' {
  const drawing: import('./ui/drawing.ts').IconDrawing;
  export default drawing;
}

declare module 'map:*' {
  const drawing: import('./ui/drawing.ts').MapDrawing;
  export default drawing;
}
