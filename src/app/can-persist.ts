/** Whether this browser keeps what is written: some refuse, some are full, some never answer. */
export function canPersist(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open('probe', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('probe').put('probe', 'probe');
      opening.onerror = () => resolve(false);
      // Only once what was put has been written.
      opening.onsuccess = () => {
        opening.result.close();
        indexedDB.deleteDatabase('probe');
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
}
