/** What a file dialog offers of pictures. A phone that finds JPEG here and not HEIC sends what its camera takes as JPEG. */
export const PICTURE_ACCEPT = 'image/jpeg,.jpg,.jpeg,image/png,.png,image/tiff,.tif,.tiff';
