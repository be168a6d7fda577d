import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';

/** Scales a window of a given width down to the available space, never up, and centres it. */
export function useScale(width: number): { stage: RefObject<HTMLDivElement>; style: CSSProperties } {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return {
    stage,
    style: {
      width,
      height: room.height / scale,
      left: Math.max(0, (room.width - width * scale) / 2),
      transform: `scale(${scale})`,
    },
  };
}
