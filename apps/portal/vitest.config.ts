export { default } from '@anupalan/vitest/dom';
