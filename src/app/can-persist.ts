/** Tests with a real write whether IndexedDB works: some browsers refuse it, some are full, and some never respond. */
export function canPersist(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open('probe', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('probe').put('probe', 'probe');
      opening.onerror = () => resolve(false);
      // Resolves once the write is committed.
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
