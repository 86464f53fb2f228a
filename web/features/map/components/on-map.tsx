import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Marker, Popup, type OpenedMap } from '../model/open-map.ts';

interface OnMapProps {
  map: OpenedMap;
  lat: number;
  lng: number;
  /** Shown above the others. */
  isRaised?: boolean;
  children: ReactNode;
}

/** Content that stays at a point of the map. */
export function OnMap({ map, lat, lng, isRaised, children }: OnMapProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map);
    // The library gives every marker the role of an image; our content has names of its own.
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
    element.removeAttribute('tabindex');
    return () => void marker.remove();
  }, [map, element, lat, lng]);
  useEffect(() => {
    element.style.setProperty('z-index', isRaised ? '2' : 'auto');
  }, [element, isRaised]);
  return createPortal(children, element);
}

/** A popup above a point of the map. */
export function BubbleOnMap({ map, lat, lng, children }: Omit<OnMapProps, 'isRaised'>) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      offset: 20,
      maxWidth: '248px',
    })
      .setLngLat([lng, lat])
      .setDOMContent(element)
      .addTo(map);
    return () => void popup.remove();
  }, [map, element, lat, lng]);
  return createPortal(children, element);
}
