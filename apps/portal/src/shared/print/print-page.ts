/** Asks what is loaded when it comes into sight to be there: it is about to be printed. */
export const PREPARE_PRINT = 'prepareprint';

/** How long what is still being loaded is waited for, and how often it is looked at, in milliseconds. */
const WAIT_MS = 4000;
const LOOK_MS = 50;

const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null;

/** Prints the page with the browser's own dialog, once all of it is there. */
export async function printPage(): Promise<void> {
  window.dispatchEvent(new Event(PREPARE_PRINT));
  // What begins to load says so in the next frame at the earliest.
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if (!isBusy()) break;
  }
  window.print();
}
