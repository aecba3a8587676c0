import { useUploadConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import { useEffect, useRef, useState } from 'react';
import { type Refusal, toRefusal } from '../upload-refusal.ts';
import { findKeptOrder, forgetOrder, type KeptOrder } from './kept-order.ts';

/** The order that this browser keeps, and what can be done with it. */
export type KeptOrderState = {
  /** Null as long as none is found. */
  order: KeptOrder | null;
  /** The share that is sent (0..1); null while nothing is. */
  sent: number | null;
  /** Why it was not taken. */
  refusal: Refusal | null;
  /** Uploads it the usual way; the copy in the browser is deleted once the server has it. */
  add: () => void;
  /** Deletes the copy; breaks off what is sent. */
  discard: () => void;
};

/** Looks for an order that was read before signing up. `onAdded` is told once it is uploaded. */
export function useKeptOrder(onAdded: () => void): KeptOrderState {
  const [order, setOrder] = useState<KeptOrder | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [upload] = useUploadConsentDocumentMutation();
  const control = useRef<AbortController | null>(null);
  useEffect(() => {
    let isGone = false;
    void findKeptOrder(new Date()).then((found) => {
      if (!isGone) setOrder(found);
    });
    return () => {
      isGone = true;
    };
  }, []);

  const add = async () => {
    const [first, ...others] = order?.files ?? [];
    if (first === undefined) return;
    const own = new AbortController();
    control.current = own;
    setRefusal(null);
    setSent(0);
    try {
      await upload({
        file: others.length === 0 ? first : [first, ...others],
        ...(order?.rotations.length ? { rotation: order.rotations } : {}),
        onProgress: ({ sent, total }) => setSent(total > 0 ? sent / total : 0),
        signal: own.signal,
      }).unwrap();
      await forgetOrder();
      setOrder(null);
      onAdded();
    } catch (error) {
      if (!own.signal.aborted) setRefusal(toRefusal(error));
    } finally {
      setSent(null);
    }
  };
  const discard = () => {
    control.current?.abort();
    setOrder(null);
    void forgetOrder();
  };
  return { order, sent, refusal, add: () => void add(), discard };
}
