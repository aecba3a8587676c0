export { default } from '@anupalan/vitest/base';
