import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { ConfirmModal } from '../../ui/overlays/confirm-modal.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { cropPicture, type Area, type CropShape } from './crop-picture.ts';
import './picture-picker.css';

interface CropModalProps {
  /** The selected picture's local address and its size in pixels. */
  address: string;
  picture: ImageBitmap;
  shape: CropShape;
  onCrop: (cropped: Blob) => void;
  onClose: () => void;
}

const maxZoomLevel = 4;

/** Crops a picture to its shape: drag and pinch, or use the arrow keys and the zoom slider. */
export function CropModal({ address, picture, shape, onCrop, onClose }: CropModalProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [failed, setFailed] = useState(false);
  const use = async () => {
    if (!area) return;
    try {
      onCrop(await cropPicture(picture, area, shape));
    } catch {
      setFailed(true);
    }
  };
  return (
    <ConfirmModal
      title="Crop your picture"
      lead="Drag the picture, or move it with the arrow keys."
      onClose={onClose}
      size="medium"
      confirm="Use this picture"
      disabled={!area}
      onConfirm={() => void use()}
    >
      {failed && <Notice kind="error">This browser could not crop the picture. Try another one.</Notice>}
      <div className="picture-crop">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={shape.width / shape.height}
          maxZoom={maxZoomLevel}
          cropShape={shape.isRound ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': 'Visible part of the picture; move with the arrow keys' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <label className="picture-zoom">
        <span>Zoom</span>
        <input
          type="range"
          min={1}
          max={maxZoomLevel}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </ConfirmModal>
  );
}
