declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  /** The part of pdf.js that parses a file, listening to a port for what to do. */
  export const WorkerMessageHandler: { initializeFromPort: (port: object) => void };
}
