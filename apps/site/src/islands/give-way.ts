/** What the floating button never lies over: something to press, something to fill in, a cell with a value. */
const KEPT_CLEAR = 'a, button, input, select, textarea, label, summary, th, td';
/** Places in the button that are looked under, as parts of its width and height. */
const PLACES = [0.1, 0.5, 0.9];

/**
 * Hides the floating contact button while it would lie over a control or a cell, and shows it again beside them. It
 * stays while it is open or has the focus.
 * @param corner the element around the button; it carries `data-aside` while the button is hidden
 */
export function giveWay(corner: HTMLElement): void {
  const button = corner.querySelector('summary');
  if (!button) return;
  const look = () => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const isInUse = button.parentElement?.hasAttribute('open') || corner.contains(document.activeElement);
    const isOver = PLACES.some((x) =>
      PLACES.some((y) => {
        const under = document.elementsFromPoint(left + x * width, top + y * height);
        return under.find((element) => !corner.contains(element))?.closest(KEPT_CLEAR);
      }),
    );
    corner.toggleAttribute('data-aside', isOver && !isInUse);
  };
  let frame = 0;
  const onMove = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  for (const type of ['scroll', 'resize', 'load']) addEventListener(type, onMove, { passive: true });
  onMove();
}
