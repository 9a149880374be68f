/** What is said where a file is chosen, and of the one that was. */
export const fileMessages = {
  takePhotoOrPdf: 'Take a photo or choose a PDF',
  takePhoto: 'Take or choose a photo',
  choosePdf: 'Choose a PDF',
  chooseFile: 'Choose a file',
  chooseOther: 'Choose another',
  fileGone: 'This file is not on this phone any more. Choose it again',
  /** `820 KB`, `4.8 MB`; not 0 for anything. */
  fileSize: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`,
  preparingPhoto: 'Getting the photo ready…',
  madeSmaller: 'made smaller to',
  preview: (file: string) => `Preview of ${file}`,
};
