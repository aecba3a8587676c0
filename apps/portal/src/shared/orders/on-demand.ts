/** What of uploaded orders is shown at a press, or once pictures are chosen: it comes together. */
export { FilePasswordForm } from './file-password-form.tsx';
export { PageOrderStrip } from './page-order-strip.tsx';
export { PicturePages } from './picture-pages.tsx';
export { UnlockOrderDialog } from './unlock-order-dialog.tsx';
