/** The rows of the house on this device, in IndexedDB: kept before anybody is answered. */

const NAME = "coronet-house";
const ROWS = "rows";

export type Change = [key: string, row: string | null];

export function openRows(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(ROWS);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

export async function allRows(database: IDBDatabase): Promise<[string, string][]> {
  const rows = database.transaction(ROWS).objectStore(ROWS);
  const [keys, texts] = await Promise.all([answerOf(rows.getAllKeys()), answerOf(rows.getAll())]);
  return keys.map((key, at) => [String(key), texts[at]]);
}

/** Keeps changes all together, and answers when the device has them; false where it has no room. */
export function keepRows(database: IDBDatabase, changes: Change[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(ROWS, "readwrite", { durability: "strict" });
    const rows = transaction.objectStore(ROWS);
    for (const [key, row] of changes) {
      if (row === null) rows.delete(key);
      else rows.put(row, key);
    }
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () =>
      transaction.error?.name === "QuotaExceededError" ? resolve(false) : reject(transaction.error);
  });
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
