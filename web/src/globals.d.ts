declare const __BUILD__: string;
declare const __HOUSE__: string; // the version of the house in the page; empty where none was built

// The texts of a language, made by vite.config.ts
declare module "words:en" {
  const text: string;
  export default text;
}
declare module "words:shelf" {
  export const languages: string[];
  export const shelf: Record<string, () => Promise<{ default: string }>>;
}
