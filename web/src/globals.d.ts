declare const __BUILD__: string;

// The texts of a language, made by vite.config.ts
declare module "words:en" {
  const text: string;
  export default text;
}
declare module "words:shelf" {
  export const languages: string[];
  export const shelf: Record<string, () => Promise<{ default: string }>>;
}
