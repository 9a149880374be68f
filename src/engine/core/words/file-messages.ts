export const fileMessages = {
  takePhotoOrPdf: 'Take a photo or choose a PDF',
  takePhoto: 'Take or choose a photo',
  choosePdf: 'Choose a PDF',
  chooseFile: 'Choose a file',
  chooseOther: 'Choose another',
  fileGone: "We can't find that file any more. Choose it again",
  /** Formats a size as `820 KB` or `4.8 MB`; the smallest is 1 KB. */
  fileSize: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`,
  preparingPhoto: 'Getting the photo ready…',
  madeSmaller: 'made smaller to',
  preview: (file: string) => `Preview of ${file}`,
  unreadableFile: 'We could not open that file. Choose it again',
  fileIs: (file: string, what: string) => `${file} is ${what}`,
  cannotUse: (file: string) => `We cannot use ${file}`,
  emptyFileIs: (file: string) => `${file} is empty`,
  fileKinds: {
    jpg: 'a JPG photo',
    png: 'a PNG picture',
    pdf: 'a PDF',
    heic: 'a HEIC photo',
    webp: 'a WebP picture',
    avif: 'an AVIF picture',
    gif: 'a GIF picture',
    bmp: 'a BMP picture',
    tiff: 'a TIFF picture',
    svg: 'an SVG drawing',
    video: 'a video',
    zip: 'a ZIP file',
    word: 'a Word file',
    excel: 'an Excel file',
    powerpoint: 'a PowerPoint file',
    office: 'an Office file',
    'web-page': 'a web page',
  },
  remedies: {
    screenshot: 'Open it, take a screenshot and choose that',
    takePhoto: 'Take a photo instead',
    photograph: 'Take a photo of it',
    saveAsPdf: 'Save it as a PDF and choose that',
    saveOrPhotograph: 'Save it as a PDF, or take a photo of it',
    unpack: 'Open it and choose the file inside',
  },
};

export type FileKind = keyof typeof fileMessages.fileKinds;
