import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { RowPhotoBucket } from '@cogn/shared/row-photos.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { useUser } from '#core/session/session.ts';
import { addressLifetime } from '#shared-features/photo/photo-requests.ts';
import { rowPhotoAddress } from './photo-addresses.ts';

/** The refetch interval in milliseconds, shorter than the URL's lifetime. */
const goodFor = (addressLifetime - 600) * 1000;

/**
 * The address of a photo that a row names: undefined while it loads, null if the photo cannot be shown now, such as without a
 * connection. `onError` is for the `<img>`. Once the device is back online, it tries again.
 */
export function useShownPhoto(bucket: RowPhotoBucket, id: string) {
  const userId = useUser()?.id;
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['row-photo', bucket, userId, id],
      queryFn: () => rowPhotoAddress(bucket, userId ?? '', id),
      enabled: userId !== undefined,
      staleTime: goodFor,
      refetchInterval: goodFor,
      retry: 1,
    },
    queryClient,
  );
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    const tryAgain = () => {
      setBroken(undefined);
      if (isError) void refetch();
    };
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isError, refetch]);
  const isBroken = data === undefined ? isError : data === broken;
  return { address: isBroken ? null : data, onError: () => setBroken(data) };
}
