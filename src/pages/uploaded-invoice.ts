/** The applications whose invoice was sent in this visit; of earlier ones only the home page knows. */
const uploaded = new Map<string, number>();

export function noteUploaded(application: string): void {
  uploaded.set(application, Date.now());
}

export const wasUploaded = (application: string | undefined) =>
  application !== undefined && uploaded.has(application);

/** The last one, and when. */
export const lastUpload = () => [...uploaded].at(-1);
