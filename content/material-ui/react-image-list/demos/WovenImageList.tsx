import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const photos = [
  { hue: 10, alt: 'Red sandstone' },
  { hue: 60, alt: 'A field of rape' },
  { hue: 110, alt: 'Moss' },
  { hue: 180, alt: 'A glacier' },
  { hue: 230, alt: 'The fjord at night' },
  { hue: 300, alt: 'Lupines' },
];

export default function WovenImageList() {
  return (
    <ImageList variant="woven" cols={3} gap={8} sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {photos.map(({ hue, alt }) => (
        <ImageListItem key={alt}>
          <img src={picture(hue, 200, 200)} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

function picture(hue: number, width = 300, height = 200) {
  return `data:image/svg+xml,${encodeURIComponent(`
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="hsl(${hue} 45% 70%)"/>
      <circle cx="70%" cy="35%" r="40" fill="hsl(${hue} 60% 85%)"/>
      <ellipse cx="40%" cy="100%" rx="60%" ry="40%" fill="hsl(${hue} 40% 35%)"/>
    </svg>`)}`;
}
