/** A JPEG of two pixels side by side, whose EXIF data says that it was taken with the phone on its side. */
const sideways =
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAABAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';

/**
 * Whether this browser turns a photo the way up that its EXIF data says when it decodes it. Not all do, and the
 * copy no longer says it: the photo would lie on its side for good.
 */
export async function appliesExifOrientation(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(sideways), (letter) => letter.charCodeAt(0));
  const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  return width === 1 && height === 2;
}
