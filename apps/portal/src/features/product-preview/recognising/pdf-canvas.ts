/** A canvas of a thread without a page, as pdf.js asks for one. */
type Sheet = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Makes the canvases that pdf.js draws on in a worker, where there is no document to make elements of. */
export class WorkerCanvasFactory {
  create(width: number, height: number): Sheet {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: Sheet, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(sheet: Sheet): void {
    this.reset(sheet, 0, 0);
    Object.assign(sheet, { canvas: null, context: null });
  }
}

const none = (): string => 'none';

/** The filters that pdf.js makes of elements: a worker has none, and what is read is grey at the end. */
export class WorkerFilterFactory {
  readonly addFilter = none;
  readonly addHCMFilter = none;
  readonly addAlphaFilter = none;
  readonly addLuminosityFilter = none;
  readonly addKnockoutFilter = none;
  readonly addHighlightHCMFilter = none;
  readonly addSelectionHCMFilter = none;
  readonly addSelectionFilter = none;
  createSelectionStyle(): null {
    return null;
  }
  destroy(): void {
    // Nothing is kept.
  }
}
