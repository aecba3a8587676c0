/** Charts on visx. Load them lazily: `const Chart = lazy(() => import(…))`. */
export {};
