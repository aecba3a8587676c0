import type { Ref, RefObject } from 'react';

/** One ref for an element that both the component and its caller need. */
export function joinRefs<Value>(own: RefObject<Value | null>, given: Ref<Value> | undefined): Ref<Value> {
  return (value) => {
    own.current = value;
    if (typeof given === 'function') {
      const clean = given(value);
      return () => {
        own.current = null;
        if (clean) clean();
        else given(null);
      };
    }
    if (given) given.current = value;
    return () => {
      own.current = null;
      if (given) given.current = null;
    };
  };
}
