import { isWorthReplacing, shrinkScale } from './photo-plan.ts';
import { pictureSize } from './picture-size.ts';

/** The size stands behind EXIF data and its thumbnail, of at most 64 KB, and a colour profile. */
const headBytes = 256 * 1024;

const quality = 0.82;

/** A worker of its own for each photo: takes the file, answers with a smaller one, or with nothing. */
self.onmessage = ({ data }: MessageEvent<File>) =>
  void shrink(data)
    .catch(() => undefined)
    .then((smaller) => self.postMessage(smaller));

async function shrink(file: File): Promise<Blob | undefined> {
  const size = pictureSize(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  const scale = size && shrinkScale(size, (navigator as { deviceMemory?: number }).deviceMemory);
  if (!scale || !(await appliesExifOrientation())) return undefined;
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  draw(picture, canvas);
  picture.close();
  const made = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return made.type === 'image/jpeg' && isWorthReplacing(made.size, file.size, canvas) ? made : undefined;
}

function draw(picture: ImageBitmap, canvas: OffscreenCanvas): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d', { alpha: false })!;
  context.fillStyle = 'white'; // behind transparent parts
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
}

/** A JPEG of two pixels side by side, whose EXIF data says that it was taken with the phone on its side. */
const sideways =
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAABAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';

/**
 * Whether this browser turns a photo the way up that its EXIF data says when it decodes it. Not all do, and the
 * copy no longer says it: the photo would lie on its side for good.
 */
async function appliesExifOrientation(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(sideways), (letter) => letter.charCodeAt(0));
  const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  return width === 1 && height === 2;
}
