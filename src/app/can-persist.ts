/**
 * Resolves to whether IndexedDB can store data. Tests this with a real write, because some browsers offer
 * IndexedDB but refuse every write. If the browser never responds, the promise stays pending.
 */
export function canPersist(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open('probe', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('probe').put('probe', 'probe');
      opening.onerror = () => resolve(false);
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
