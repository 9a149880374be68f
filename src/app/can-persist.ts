/**
 * Returns whether IndexedDB works, tested with a real write: some browsers refuse every write, some have no space left,
 * and some never respond (the promise then stays pending).
 */
export function canPersist(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open('probe', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('probe').put('probe', 'probe');
      opening.onerror = () => resolve(false);
      // The success event fires once the write is committed.
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
